import { HIDDEN } from './hidden.ts'

/** The file that makes a Linux desktop start the program at login, after the Desktop Entry Specification. */
export function desktopEntry(program: string): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Fanfare',
    `Exec=${quote(program)} ${HIDDEN}`,
    'X-GNOME-Autostart-enabled=true',
    'Terminal=false',
    '',
  ].join('\n')
}

// A value is quoted, and the four characters a shell would read inside of quotes get a backslash; a percent sign is doubled.
function quote(word: string): string {
  return `"${word.replaceAll(/["`$\\]/g, '\\$&').replaceAll('%', '%%')}"`
}
