const MINUTE_MS = 60_000
const PER_MINUTE = { 2: 20, 3: 50, 4: 100 }

/** Slack's limits: messages by channel, and the tier of a method by minute. Says how many seconds to wait, or 0. */
export function createRateLimit(settings) {
  const lastMessage = new Map()
  const windows = new Map()

  function messageWait(channel) {
    const wait = (lastMessage.get(channel) ?? -Infinity) + settings.messageIntervalMs - Date.now()
    if (wait > 0) return Math.ceil(wait / 1_000)
    lastMessage.set(channel, Date.now())
    return 0
  }

  function tierWait(method, tier) {
    const now = Date.now()
    const times = (windows.get(method) ?? []).filter((time) => time > now - MINUTE_MS)
    windows.set(method, times)
    if (times.length >= PER_MINUTE[tier]) return Math.ceil((times[0] + MINUTE_MS - now) / 1_000)
    times.push(now)
    return 0
  }

  return (method, tier, args) => {
    if (method === 'chat.postMessage') return settings.messageIntervalMs > 0 ? messageWait(args.channel) : 0
    return settings.realistic && tier ? tierWait(method, tier) : 0
  }
}
