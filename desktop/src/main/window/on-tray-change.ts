/** What a tray that comes or goes does to the main window. */
export type OnTrayChange = 'minimize' | 'hide' | 'stay'

export interface WindowFacts {
  /** It was open in this run, and is hidden now. */
  isHidden: boolean
  /** It was minimized because the tray had gone, and the user has not looked at it since. */
  isUnseen: boolean
  /** The desktop lists it among the programs without a window. */
  isListed: boolean
}

/**
 * Without a tray, a hidden window can be found in no menu: it appears minimized in the task bar. It is hidden again by a
 * tray that comes back, as on GNOME, which ends its extensions while the screen is locked.
 */
export function onTrayChange(hasTray: boolean, { isHidden, isUnseen, isListed }: WindowFacts): OnTrayChange {
  if (hasTray) return isUnseen ? 'hide' : 'stay'
  return isHidden && !isListed ? 'minimize' : 'stay'
}
