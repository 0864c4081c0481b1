/// The script that `screenplay new` writes.
enum NewScript {
  static let text = """
    # A phone's notes: text and boxes in frames, and a list that is laid out. Every kind of step stands here once.
    screenplay: 1
    title: Notes
    canvas: {device: phone, scale: 2, fps: 60, background: "#f2f2f7"}

    actions:
      wiggle:
        parameters: [what, far]
        steps:
          - set: $what
            keyframes: {50%: {x: $far, rotation: 2deg}, 100%: {x: 0, rotation: 0, scale: 1}}
            times: 2

    screens:
      notes:
        background: "#f2f2f7"
        content:
          - text: Notes
            frame: [16, 68, 300, 44]
            size: 34
            weight: bold
          - box:
            id: groceries
            frame: [16, 132, 358, 92]
            background: white
            corner-radius: 14
            content:
              - text: Groceries
                frame: [16, 14, 280, 24]
                size: 17
                weight: semibold
              - text: Bread, lemons, two kinds of cheese
                frame: [16, 42, 326, 40]
                size: 15
                color: "#6e6e73"
          - box:
            id: packing
            frame: [16, 236, 358, 92]
            background: white
            corner-radius: 14
            content:
              - text: Packing list
                frame: [16, 14, 280, 24]
                size: 17
                weight: semibold
              - text: Passport, charger, rain jacket
                frame: [16, 42, 326, 40]
                size: 15
                color: "#6e6e73"
          - ellipse:
            id: add
            frame: [310, 744, 56, 56]
            background: "#ff9500"
            shadow: {opacity: 25%, blur: 16, y: 6}
          - text: +
            id: plus
            frame: [310, 744, 56, 56]
            size: 30
            color: white
            align: center
            valign: center

      groceries-list:
        navigation-bar: {title: Groceries, large: true, back: Notes}
        content:
          - list:
              - Bread
              - Lemons
              - {title: Two kinds of cheese, id: cheese, accessory: chevron}

      cheese-note:
        background: "#fff8e1"
        content:
          - text: A soft one for Saturday, a hard one for the pasta.
            frame: [24, 120, 342, 80]
            size: 22

      new-note:
        background: white
        content:
          - text: New note
            frame: [24, 24, 300, 30]
            size: 22
            weight: bold
          - text-field:
            id: title
            frame: [24, 70, 342, 34]
            placeholder: Title
          - box:
            id: save
            frame: [24, 330, 342, 50]
            background: "#ff9500"
            corner-radius: 12
            content:
              - text: Save
                frame: [0, 14, 342, 24]
                align: center
                color: white
                weight: semibold

    script:
      - show: notes
      - chapter: Reading
      - wait: 800ms
      - tap: groceries
      - push: groceries-list
      - wait: 500ms
      - insert: Olives
        after: bread
      - move: lemons
        before: bread
      - remove: olives
      - highlight: cheese
        note: For Saturday
        for: 500ms
      - tap: cheese
      - push: cheese-note
        as: cover
      - wait: 600ms
      - pop-to: notes
      - wait: 400ms
      - push: groceries-list
      - wait: 300ms
      - replace: cheese-note
        as: cross-dissolve
      - wait: 300ms
      - pop
      - tab: new-note
      - wait: 300ms
      - tab: notes
      - chapter: Writing
      - sequence:
          - tap: add
          - present: new-note
            as: panel
            height: 50%
            dim: 30%
            corner-radius: 16
      - type: Market
        into: title
        keyboard: false
      - still: new-note.png
      - expect: save
        visible: true
        clear-of: new-note
      - drag: new-note
        by: 20%
      - parallel:
          - tap: save
          - wait: 900ms
      - dismiss
      - chapter: Moving
      - caption: Notes can be moved
        for: 1s
      - set: packing
        to: {rotation: -3deg, scale: 1.05}
        curve: spring(damping=0.5)
        duration: 500ms
      - use: wiggle
        with: {what: packing, far: -12}
      - scroll: groceries
        to: packing
      - pinch: packing
        scale: 1.5
      - present: new-note
        as: panel
        play: [60%, {hold: 300ms}, 0%]
      - present: new-note
        as: panel
        play: [{drag: 60%}, release]
      - swipe: new-note
      - repeat: 2
        steps:
          - wait: 100ms
          - tap: packing
      - wait-until: 16s

    """
}
