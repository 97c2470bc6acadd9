const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The body of a notification as plain text: desktops on Linux interpret it as markup, with links and pictures. */
export function notificationBody(text: string, platform: NodeJS.Platform): string {
  return platform === 'linux' ? text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!) : text
}
