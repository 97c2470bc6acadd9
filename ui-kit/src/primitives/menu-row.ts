/** The classes of every kind of menu item. */
export const MENU_ROW =
  'flex h-8 w-full cursor-pointer items-center gap-2.5 rounded-md px-2 text-base select-none pointer-coarse:h-10 ' +
  'data-highlighted:bg-ink/6 data-disabled:cursor-not-allowed data-disabled:text-faint [&_svg]:size-4 [&_svg]:shrink-0'
