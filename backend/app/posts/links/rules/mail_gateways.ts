import { fromBase64, percentDecoded } from '#core/network/url_encoding'
import type { Redirector } from './redirector.js'

/**
 * Mail gateways rewrite every link of a mail to their own address, which includes the address of the reader. Where
 * `target` is empty, only the gateway knows the target.
 */
export const MAIL_GATEWAYS: readonly Redirector[] = [
  { hosts: ['safelinks.protection.outlook.com', 'safelinks.protection.office365.us'], target: ['url'] },
  { hosts: ['statics.teams.cdn.office.net'], path: /safelinks/, target: ['url'] },
  { hosts: ['safelink.emails.azure.net'], target: ['destination'] },
  { hosts: ['urldefense.com', 'urldefense.us'], target: proofpointTarget },
  { hosts: ['urldefense.proofpoint.com'], target: proofpointTarget },
  { hosts: ['mimecast.com'], path: /^\/(?:s|r)\/.+$/, target: [] },
  { hosts: ['mimecastprotect.com'], target: [] },
  { hosts: ['linkprotect.cudasvc.com'], target: ['a'] },
  { hosts: ['protection.sophos.com'], target: ({ searchParams }) => fromBase64(searchParams.get('u') ?? '') },
  { hosts: ['secure-web.cisco.com'], target: lastPart },
  { hosts: ['trendmicro.com'], path: /^\/wis\/clicktime\/.+$/, target: ['url'] },
  { hosts: ['fireeye.com'], path: /^\/(?:v\d\/)?url$/, target: ['u'] },
  { hosts: ['clicktime.symantec.com', 'clicktime.cloud.postoffice.net'], target: ['u'] },
  { hosts: ['scanmail.trustwave.com', 'urlsand.esvalabs.com', 'urlsand.com'], target: ['u'] },
  { hosts: ['link.edgepilot.com', 'link.zixcentral.com'], target: ['u'] },
  {
    hosts: ['protect.checkpoint.com', 'url.avanan.click'],
    target: ({ href }) => /___(.+?)___/.exec(href)?.[1] ?? null,
  },
  {
    hosts: ['menlosecurity.com'],
    target: ({ href }) => /\/(https?:\/.+)$/.exec(href.slice('https://'.length))?.[1] ?? null,
  },
  { hosts: ['url.emailprotection.link', 'inky.com', 'atpscan.global.hornetsecurity.com'], target: [] },
]

/** The target in the last segment of the path. */
function lastPart({ pathname }: URL): string | null {
  return pathname.split('/').at(-1) ?? null
}

const V3 = /\/v3\/__(.+?)__;([\w=-]*)!/
/** The lengths of runs, starting at two. */
const RUNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Versions 1 to 3 of Proofpoint's URL Defense. */
function proofpointTarget({ href, pathname, searchParams }: URL): string | null {
  const target = searchParams.get('u') ?? ''
  if (pathname.startsWith('/v1/')) return target
  if (pathname.startsWith('/v2/')) return percentDecoded(target.replaceAll('-', '%').replaceAll('_', '/'))
  const [, masked, encoded = ''] = V3.exec(href) ?? []
  if (masked === undefined) return null
  const replaced = [...(encoded === '' ? '' : (fromBase64(encoded) ?? ''))]
  // A star stands for one replaced character, `**` and a letter for a run of them.
  const target3 = percentDecoded(masked).replace(/\*(?:\*(.))?/g, (_star, run?: string) =>
    replaced.splice(0, run === undefined ? 1 : RUNS.indexOf(run) + 2).join(''),
  )
  return target3.replace(/^(https?:)\/+/i, '$1//')
}
