const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for HTML, in elements and in quoted attributes. */
export const escape = (text) => String(text ?? '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign])

/** An address that may be linked from the page; anything else is not linked. */
export const isSafeLink = (url) =>
  URL.canParse(url) && ['http:', 'https:', 'mailto:'].includes(new URL(url).protocol)
