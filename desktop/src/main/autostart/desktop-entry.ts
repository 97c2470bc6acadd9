import { DEFAULT_LANGUAGE, LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { HIDDEN_FLAG } from '../core/hidden-flag.ts'
import { createTranslator } from '../core/i18n/translator.ts'

/** The file that makes a Linux desktop start the program at login (Desktop Entry Specification). */
export function desktopEntry(program: string): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Fanfare',
    ...comments(),
    'Icon=fanfare',
    `Exec=${value(`${quote(program)} ${HIDDEN_FLAG}`)}`,
    // Desktops ignore the entry once the program has been uninstalled.
    `TryExec=${value(program)}`,
    'X-GNOME-Autostart-enabled=true',
    'Terminal=false',
    '',
  ].join('\n')
}

/** What the client is, for the lists of programs that start with the session. */
function comments(): string[] {
  return LANGUAGES.map((language) => {
    const key = language === DEFAULT_LANGUAGE ? 'Comment' : `Comment[${language}]`
    return `${key}=${value(createTranslator([language]).t('about'))}`
  })
}

/** A backslash begins an escape sequence in every value, before quotes are read. */
const value = (text: string) => text.replaceAll('\\', '\\\\')

// The characters a shell interprets within quotes are escaped, and % starts a field code.
function quote(word: string): string {
  return `"${word.replaceAll(/["`$\\]/g, '\\$&').replaceAll('%', '%%')}"`
}

/** Whether an entry starts its program: desktops switch it off by one of two keys instead of deleting the file. */
export function isEnabled(entry: string): boolean {
  return !/^\s*(Hidden\s*=\s*true|X-GNOME-Autostart-enabled\s*=\s*false)\s*$/m.test(entry)
}
