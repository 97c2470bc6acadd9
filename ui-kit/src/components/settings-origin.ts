/** The router state of a link to the settings: the screen that their back link leads to. */
export interface SettingsOrigin {
  from: string
}
