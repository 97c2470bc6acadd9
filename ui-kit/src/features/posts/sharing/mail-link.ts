/** An address that opens a mail with a subject and a text, to whoever the person thinks of. */
export function mailLink(subject: string, text: string): string {
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
