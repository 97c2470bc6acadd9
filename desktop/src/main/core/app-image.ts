/**
 * The file of the AppImage that this program runs from; undefined when it was installed in another way. A program
 * launched by another AppImage, such as a terminal, inherits the variables of that one.
 */
export function appImageOf(
  program: string,
  { APPIMAGE, APPDIR }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  return APPDIR !== undefined && program.startsWith(`${APPDIR}/`) ? APPIMAGE : undefined
}
