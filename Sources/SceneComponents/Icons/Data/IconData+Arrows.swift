extension IconData {
  static let arrows = """
    chevron-left|m|chevron-backward back go-back keyboard-arrow-left navigate-before caret-left angle-left|M15 6l-6 6l6 6|
    chevron-right|m|chevron-forward keyboard-arrow-right navigate-next caret-right angle-right disclosure|M9 6l6 6l-6 6|
    chevron-up||keyboard-arrow-up caret-up angle-up expand-less collapse|M6 15l6-6l6 6|
    chevron-down||keyboard-arrow-down caret-down angle-down expand-more expand dropdown|M6 9l6 6l6-6|
    chevron-up-down||chevron-up-chevron-down selector unfold-more|M8 9l4-4l4 4M16 15l-4 4l-4-4|
    chevrons-left|m|chevron-backward-2 chevron-left-2 first-page|M11 7l-5 5l5 5M17 7l-5 5l5 5|
    chevrons-right|m|chevron-forward-2 chevron-right-2 last-page|M7 7l5 5l-5 5M13 7l5 5l-5 5|
    arrow-left|m|arrow-backward arrow-back|M5 12l14 0M5 12l6 6M5 12l6-6|
    arrow-right|m|arrow-forward go-forward|M5 12l14 0M13 18l6-6M13 6l6 6|
    arrow-up||arrow-upward|M12 5l0 14M18 11l-6-6M6 11l6-6|
    arrow-down||arrow-downward|M12 5l0 14M18 13l-6 6M6 13l6 6|
    arrow-up-right|m|arrow-outward north-east|M17 7l-10 10M8 7l9 0l0 9|
    arrow-down-left|m|south-west|M17 7l-10 10M16 17l-9 0l0-9|
    arrow-left-circle|m|circle-arrow-left arrow-circle-left|M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M8 12l4 4M8 12h8M12 8l-4 4|M12 2a10 10 0 0 1 .324 19.995l-.324 .005l-.324-.005a10 10 0 0 1 .324-19.995zm.707 5.293a1 1 0 0 0-1.414 0l-4 4a1.048 1.048 0 0 0-.083 .094l-.064 .092l-.052 .098l-.044 .11l-.03 .112l-.017 .126l-.003 .075l.004 .09l.007 .058l.025 .118l.035 .105l.054 .113l.043 .07l.071 .095l.054 .058l4 4l.094 .083a1 1 0 0 0 1.32-1.497l-2.292-2.293h5.585l.117-.007a1 1 0 0 0-.117-1.993h-5.586l2.293-2.293l.083-.094a1 1 0 0 0-.083-1.32z
    arrow-right-circle|m|circle-arrow-right arrow-circle-right|M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M16 12l-4-4M16 12h-8M12 16l4-4|M12 2l.324 .005a10 10 0 1 1-.648 0l.324-.005zm.613 5.21a1 1 0 0 0-1.32 1.497l2.291 2.293h-5.584l-.117 .007a1 1 0 0 0 .117 1.993h5.584l-2.291 2.293l-.083 .094a1 1 0 0 0 1.497 1.32l4-4l.073-.082l.064-.089l.062-.113l.044-.11l.03-.112l.017-.126l.003-.075l-.007-.118l-.029-.148l-.035-.105l-.054-.113l-.071-.111a1.008 1.008 0 0 0-.097-.112l-4-4z
    arrow-up-circle||circle-arrow-up arrow-circle-up|M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 8l-4 4M12 8v8M16 12l-4-4|M17 3.34a10 10 0 1 1-14.995 8.984l-.005-.324l.005-.324a10 10 0 0 1 14.995-8.336zm-4.98 3.66l-.163 .01l-.086 .016l-.142 .045l-.113 .054l-.07 .043l-.095 .071l-.058 .054l-4 4l-.083 .094a1 1 0 0 0 1.497 1.32l2.293-2.293v5.586l.007 .117a1 1 0 0 0 1.993-.117v-5.585l2.293 2.292l.094 .083a1 1 0 0 0 1.32-1.497l-4-4l-.082-.073l-.089-.064l-.113-.062l-.081-.034l-.113-.034l-.112-.02l-.098-.006z
    arrow-down-circle||circle-arrow-down arrow-circle-down|M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M8 12l4 4M12 8v8M16 12l-4 4|M17 3.34a10 10 0 1 1-14.995 8.984l-.005-.324l.005-.324a10 10 0 0 1 14.995-8.336zm-5 3.66a1 1 0 0 0-1 1v5.585l-2.293-2.292l-.094-.083a1 1 0 0 0-1.32 1.497l4 4c.028 .028 .057 .054 .094 .083l.092 .064l.098 .052l.081 .034l.113 .034l.112 .02l.117 .006l.115-.007l.114-.02l.142-.044l.113-.054l.111-.071a.939 .939 0 0 0 .112-.097l4-4l.083-.094a1 1 0 0 0-1.497-1.32l-2.293 2.291v-5.584l-.007-.117a1 1 0 0 0-.993-.883z
    arrow-left-right||arrows-left-right swap-horizontal swap-horiz arrow-left-arrow-right|M21 17l-18 0M6 10l-3-3l3-3M3 7l18 0M18 20l3-3l-3-3|
    arrow-up-down||arrows-up-down swap-vertical swap-vert arrow-up-arrow-down|M7 3l0 18M10 6l-3-3l-3 3M20 18l-3 3l-3-3M17 21l0-18|
    move||arrows-move open-with arrow-up-and-down-and-arrow-left-and-right|M18 9l3 3l-3 3M15 12h6M6 9l-3 3l3 3M3 12h6M9 18l3 3l3-3M12 15v6M15 6l-3-3l-3 3M12 3v6|
    sort||arrows-sort sort-by|M3 9l4-4l4 4m-4-4v14M21 15l-4 4l-4-4m4 4v-14|
    maximize||arrows-diagonal open-in-full arrow-up-left-and-arrow-down-right fullscreen enlarge|M16 4l4 0l0 4M14 10l6-6M8 20l-4 0l0-4M4 20l6-6|
    minimize||close-fullscreen arrow-down-right-and-arrow-up-left shrink|M18 10h-4v-4M20 4l-6 6M6 14h4v4M10 14l-6 6|
    reply|m|arrowshape-turn-up-left answer arrow-turn-up-left|M9 14l-4-4l4-4M5 10h11a4 4 0 1 1 0 8h-1|
    forward-message|m|arrowshape-turn-up-right arrow-turn-up-right|M15 14l4-4l-4-4M19 10h-11a4 4 0 1 0 0 8h1|
    undo|m|arrow-uturn-backward arrow-uturn-left revert|M9 11l-4 4l4 4m-4-4h11a4 4 0 0 0 0-8h-1|
    redo|m|arrow-uturn-forward arrow-uturn-right|M15 11l4 4l-4 4m4-4h-11a4 4 0 0 1 0-8h1|
    refresh||reload arrow-clockwise arrow-triangle-2-circlepath sync update autorenew|M20 11a8.1 8.1 0 0 0-15.5-2m-.5-4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4|
    rotate-left||rotate arrow-counterclockwise restore|M19.95 11a8 8 0 1 0-.5 4m.5 5v-5h-5|
    rotate-right||rotate-clockwise|M4.05 11a8 8 0 1 1 .5 4m-.5 5v-5h5|
    download||arrow-down-to-line file-download square-and-arrow-down get|M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5M12 4l0 12|
    upload||arrow-up-to-line file-upload|M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 9l5-5l5 5M12 4l0 12|
    share||square-and-arrow-up ios-share share-ios export action|M8 9h-1a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1M12 14v-11M9 6l3-3l3 3|
    share-nodes||share-android share-network|M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.7 10.7l6.6-3.4M8.7 13.3l6.6 3.4|
    external-link|m|open-in-new arrow-up-forward-square launch open-external|M12 6h-6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M11 13l9-9M15 4h5v5|
    login|m|sign-in log-in enter|M9 8v-2a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-2M3 12h13l-3-3M13 15l3-3|
    logout|m|sign-out log-out rectangle-portrait-and-arrow-right exit leave|M14 8v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M9 12h12l-3-3M18 15l3-3|
    import|m|square-and-arrow-down-on-square|M14 3v4a1 1 0 0 0 1 1h4M5 13v-8a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2h-5.5m-9.5-2h7m-3-3l3 3l-3 3|
    """
}
