/// A colour by what it is for; which one it is depends on the theme.
///
/// Names and values: the platform's public design documentation, "Color", system colours.
public enum ThemeColor: String, Hashable, Sendable, CaseIterable {
  /// Words, from the most to the least important.
  case label
  case secondaryLabel = "secondary-label"
  case tertiaryLabel = "tertiary-label"
  /// Hairlines.
  case separator
  /// Behind small shapes, such as the track of a slider.
  case fill
  case secondaryFill = "secondary-fill"
  /// Behind a screen, behind one with grouped lists, and behind the rows of these.
  case background
  case groupedBackground = "grouped-background"
  case cell
  /// Behind what stands above a screen, such as an alert, and behind what stands out from any screen, such as a toast.
  case elevatedBackground = "elevated-background"
  case inverseBackground = "inverse-background"
  /// Of what can be tapped.
  case tint
  case blue = "system-blue"
  case green = "system-green"
  case red = "system-red"
  case orange = "system-orange"
  case yellow = "system-yellow"
  case teal = "system-teal"
  case indigo = "system-indigo"
  case purple = "system-purple"
  case pink = "system-pink"
  case gray = "system-gray"
  case gray2 = "system-gray2"
  case gray3 = "system-gray3"
  case gray4 = "system-gray4"
  case gray5 = "system-gray5"
  case gray6 = "system-gray6"

  /// Light and dark.
  var standard: (light: Color, dark: Color) {
    func pair(_ light: UInt32, _ dark: UInt32) -> (light: Color, dark: Color) {
      (Color(rgb: light), Color(rgb: dark))
    }
    func pair(_ light: UInt32, _ lightShare: Double, _ dark: UInt32, _ darkShare: Double) -> (Color, Color) {
      (
        Color(rgb: light).withAlpha(multipliedBy: lightShare),
        Color(rgb: dark).withAlpha(multipliedBy: darkShare)
      )
    }
    return switch self {
    case .label: pair(0x000000, 0xFFFFFF)
    case .secondaryLabel: pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    case .tertiaryLabel: pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    case .separator: pair(0x3C3C43, 0.29, 0x545458, 0.6)
    case .fill: pair(0x787880, 0.2, 0x787880, 0.36)
    case .secondaryFill: pair(0x787880, 0.12, 0x787880, 0.24)
    case .background: pair(0xFFFFFF, 0x000000)
    case .groupedBackground: pair(0xF2F2F7, 0x000000)
    case .cell: pair(0xFFFFFF, 0x1C1C1E)
    case .elevatedBackground: pair(0xF7F7F7, 0x2C2C2E)
    case .inverseBackground: pair(0x2B2B2E, 0x3A3A3C)
    case .tint, .blue: pair(0x007AFF, 0x0A84FF)
    case .green: pair(0x34C759, 0x30D158)
    case .red: pair(0xFF3B30, 0xFF453A)
    case .orange: pair(0xFF9500, 0xFF9F0A)
    case .yellow: pair(0xFFCC00, 0xFFD60A)
    case .teal: pair(0x30B0C7, 0x40C8E0)
    case .indigo: pair(0x5856D6, 0x5E5CE6)
    case .purple: pair(0xAF52DE, 0xBF5AF2)
    case .pink: pair(0xFF2D55, 0xFF375F)
    case .gray: pair(0x8E8E93, 0x8E8E93)
    case .gray2: pair(0xAEAEB2, 0x636366)
    case .gray3: pair(0xC7C7CC, 0x48484A)
    case .gray4: pair(0xD1D1D6, 0x3A3A3C)
    case .gray5: pair(0xE5E5EA, 0x2C2C2E)
    case .gray6: pair(0xF2F2F7, 0x1C1C1E)
    }
  }
}
