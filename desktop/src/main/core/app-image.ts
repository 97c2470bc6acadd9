/**
 * The file of the AppImage that this program runs from; undefined when it was installed in another way. A program that was
 * started from another AppImage, such as a terminal, inherits that one's variables.
 */
export function appImageOf(
  program: string,
  { APPIMAGE, APPDIR }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  return APPDIR !== undefined && program.startsWith(`${APPDIR}/`) ? APPIMAGE : undefined
}
