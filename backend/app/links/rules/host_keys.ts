import { nameKey } from '#core/search/name_key'
import { reversed } from '#core/search/reversed'

/** What a host is found by, beside itself: its end, and its name. */
export const hostKeys = ({ host, name }: { host: string; name: string }) => ({
  host_reversed: reversed(host),
  name_key: nameKey(name),
})
