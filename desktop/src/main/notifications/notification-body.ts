const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The body of a notification as plain text. Many desktops on Linux read it as markup, with links and pictures. */
export function notificationBody(text: string, readsMarkup: boolean): string {
  return readsMarkup ? text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!) : text
}
