/** Known link shorteners: they hide where a link goes. The reference data blocks the most common of them. */
const SHORTENERS: ReadonlySet<string> = new Set([
  'adf.ly',
  'amzn.to',
  'bit.do',
  'bit.ly',
  'bitly.com',
  'bl.ink',
  'buff.ly',
  'clck.ru',
  'cutt.ly',
  'dlvr.it',
  'dub.sh',
  'fb.me',
  'geni.us',
  'goo.gl',
  'hubs.ly',
  'is.gd',
  'j.mp',
  'lnk.to',
  'lnkd.in',
  'ow.ly',
  'qr.ae',
  'rb.gy',
  'rebrand.ly',
  's.id',
  'short.gy',
  'short.io',
  'shorturl.at',
  'soo.gd',
  'spoti.fi',
  't.co',
  't.ly',
  't2m.io',
  'tiny.cc',
  'tiny.one',
  'tinyurl.com',
  'trib.al',
  'u.to',
  'v.gd',
  'wp.me',
])

/** Whether a host, or one that it is a sub-domain of, shortens links. Such a host can never be approved. */
export function isShortener(host: string): boolean {
  const labels = host.split('.')
  return labels.some((_label, index) => SHORTENERS.has(labels.slice(index).join('.')))
}
