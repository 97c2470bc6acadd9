import { createParser } from 'eventsource-parser'
import { STREAM_HEARTBEAT_INTERVAL_MS, type StreamEvent } from '@fanfare/contract/events.ts'
import { backoff } from './backoff.ts'

/** An event carries ids and counts only. */
const EVENT_MAX_CHARACTERS = 100_000

/**
 *  connecting ──response──▶ live ──end, error or silence──▶ waiting ──backoff over──▶ connecting …
 *      │ 401                                                   ▲
 *      ▼                     └───────── no response ───────────┘
 *    closed ◀── close()
 */
export type LiveState = 'connecting' | 'live' | 'waiting' | 'closed'

export interface StreamOptions {
  url: string
  token: string
  /** The position after which it begins; by default with the next event. */
  lastId?: string | null | undefined
  onEvent: (event: StreamEvent) => void
  onState: (state: LiveState) => void
  /** The server refuses the token. */
  onUnauthenticated: () => void
  /** Milliseconds of silence after which the connection counts as lost. */
  silenceTimeout?: number
  /** Milliseconds to wait after so many failures in a row. */
  retryDelay?: (failures: number) => number
  /** Sends the request instead of the global `fetch`. */
  fetch?: typeof fetch
}

/**
 * Reads the event stream until it is closed, and reconnects with `Last-Event-ID`, so that the server replays
 * what was missed. Uses `fetch`, because `EventSource` cannot send a token. Returns a function that closes it.
 */
export function openStream(options: StreamOptions): () => void {
  const stop = new AbortController()
  void listen(options, stop.signal)
  return () => stop.abort()
}

interface Progress {
  lastId: string | null
  failures: number
  /** Events may have been missed, and there is no id to replay them from. */
  gap: boolean
}

async function listen(options: StreamOptions, stopped: AbortSignal): Promise<void> {
  const progress: Progress = { lastId: options.lastId ?? null, failures: 0, gap: false }
  while (!stopped.aborted) {
    options.onState('connecting')
    const outcome = await readOnce(options, progress, stopped)
    if (outcome === 'refused') options.onUnauthenticated()
    if (outcome === 'refused' || stopped.aborted) break
    progress.failures += 1
    progress.gap = progress.lastId === null
    options.onState('waiting')
    await sleep((options.retryDelay ?? backoff)(progress.failures), stopped)
  }
  options.onState('closed')
}

async function readOnce(
  options: StreamOptions,
  progress: Progress,
  stopped: AbortSignal,
): Promise<'lost' | 'refused'> {
  const attempt = new AbortController()
  const abort = () => attempt.abort()
  stopped.addEventListener('abort', abort)
  const watchdog = startWatchdog(options.silenceTimeout ?? 2 * STREAM_HEARTBEAT_INTERVAL_MS, abort)
  try {
    const response = await (options.fetch ?? fetch)(options.url, {
      headers: headersFor(options, progress),
      // The token must not follow to another server.
      redirect: 'error',
      signal: attempt.signal,
    })
    if (response.status === 401) return 'refused'
    if (!isStream(response) || response.body === null) return 'lost'
    goLive(options, progress)
    await readBody(response.body, options, progress, watchdog.reset)
  } catch {
    // A lost connection is the normal end of a stream; `listen` reconnects.
  } finally {
    watchdog.stop()
    stopped.removeEventListener('abort', abort)
    // A response that is no stream may never end.
    abort()
  }
  return 'lost'
}

/** A proxy may respond with a page of its own, even with status 200. */
function isStream({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('text/event-stream')
}

function headersFor({ token }: StreamOptions, { lastId }: Progress): Record<string, string> {
  return {
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
    ...(lastId !== null && { 'last-event-id': lastId }),
  }
}

function goLive(options: StreamOptions, progress: Progress): void {
  progress.failures = 0
  options.onState('live')
  if (progress.gap) options.onEvent({ type: 'resync' })
  progress.gap = false
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  options: StreamOptions,
  progress: Progress,
  onBytes: () => void,
): Promise<void> {
  const parser = createParser({
    // The server also sends an id without data: the position a reconnect replays from.
    onId: (id) => {
      progress.lastId = id
    },
    onEvent: ({ data }) => options.onEvent(eventOf(data)),
    maxBufferSize: EVENT_MAX_CHARACTERS,
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes()
    parser.feed(decoder.decode(part.value, { stream: true }))
  }
}

/** An unreadable event may have been any event, so it counts as if events were missed. */
function eventOf(data: string): StreamEvent {
  try {
    const event = JSON.parse(data) as Partial<StreamEvent> | null
    if (typeof event?.type === 'string') return event as StreamEvent
  } catch {
    // Not JSON.
  }
  return { type: 'resync' }
}

/** Calls `onSilence` once `timeout` milliseconds have passed without a reset. */
function startWatchdog(timeout: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, timeout)
  return {
    reset: () => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, timeout)
    },
    stop: () => clearTimeout(timer),
  }
}

function sleep(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopped.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    stopped.addEventListener('abort', end)
  })
}
