import type { Language } from '#contract/core/rules/language'

export type Values = Readonly<Record<string, string>>

/** Replaces placeholders such as `{name}`, in one pass: a name that looks like one is not replaced. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')

/** A day for a mail, in UTC. */
export const dayIn = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day)

/** The greeting of a member, and of a mailbox without a name. */
export const GREETINGS: Record<Language, { member: string; mailbox: string }> = {
  en: { member: 'Hello {name},', mailbox: 'Hello,' },
  pt: { member: 'Olá {name},', mailbox: 'Olá,' },
  fr: { member: 'Bonjour {name},', mailbox: 'Bonjour,' },
  es: { member: 'Hola, {name}:', mailbox: 'Hola:' },
}
