import { nameKey } from '#core/database/search/name_key'
import { reversed } from '#core/database/search/reversed'

/** The search keys of a host in addition to the host itself: its reversed form, for its end, and its name. */
export const hostKeys = ({ host, name }: { host: string; name: string }) => ({
  host_reversed: reversed(host),
  name_key: nameKey(name),
})
