import dbus from 'dbus-next'
import type { Bus } from './bus.ts'

const { Message, Variant } = dbus
const NAME = 'org.freedesktop.portal.Desktop'
const BACKGROUND = 'org.freedesktop.portal.Background'
const REQUEST = 'org.freedesktop.portal.Request'
const ROOT = '/org/freedesktop/portal/desktop'

/** What a program has asked of the portal. */
export interface BackgroundRequest {
  reason: string
  autostart: boolean
  commandline: string[]
}

export interface PortalOptions {
  version?: number
  /**
   * What becomes of a request: the user allows or refuses it, never answers, or the portal does not even accept it. `early`
   * allows it before the call is answered.
   */
  answers?: 'allow' | 'early' | 'refuse' | 'never' | 'nothing'
  /** Names requests by itself, as before version 0.9. */
  ownHandles?: boolean
}

export interface Portal {
  requests: readonly BackgroundRequest[]
  /** The requests that were given up. */
  closed: readonly string[]
  /** What the program says in the list of those without a window, the newest last. */
  statuses: readonly string[]
  /** Changes what becomes of the next request. */
  answer: (answers: NonNullable<PortalOptions['answers']>) => void
}

type Options = Record<string, { value: unknown }>

/** The portal of a desktop for programs without a window: `org.freedesktop.portal.Background`. */
export async function startPortal(
  { connection }: Bus,
  { version = 2, answers = 'allow', ownHandles = false }: PortalOptions = {},
): Promise<Portal> {
  const requests: BackgroundRequest[] = []
  const closed: string[] = []
  const statuses: string[] = []
  let mode = answers

  const respond = (handle: string, autostart: boolean) => {
    const isAllowed = mode !== 'refuse'
    const results = {
      background: new Variant('b', isAllowed),
      autostart: new Variant('b', isAllowed && autostart),
    }
    connection.send(Message.newSignal(handle, REQUEST, 'Response', 'ua{sv}', [isAllowed ? 0 : 1, results]))
  }
  const request = (call: dbus.Message) => {
    const options = call.body[1] as Options
    const read = <Value>(name: string) => options[name]?.value as Value
    const autostart = read<boolean>('autostart')
    requests.push({ reason: read('reason'), autostart, commandline: read('commandline') })
    if (mode === 'nothing') return
    const sender = call.sender!.slice(1).replaceAll('.', '_')
    const handle = `${ROOT}/request/${ownHandles ? `t${requests.length}` : `${sender}/${read<string>('handle_token')}`}`
    if (mode === 'early') respond(handle, autostart)
    connection.send(Message.newMethodReturn(call, 'o', [handle]))
    if (mode === 'allow' || mode === 'refuse') setTimeout(() => respond(handle, autostart), 50)
  }
  const members: Record<string, (call: dbus.Message) => void> = {
    RequestBackground: request,
    SetStatus: (call) => {
      statuses.push((call.body[0] as Options)['message']!.value as string)
      connection.send(Message.newMethodReturn(call))
    },
    Close: (call) => {
      closed.push(call.path!)
      connection.send(Message.newMethodReturn(call))
    },
    Get: (call) => connection.send(Message.newMethodReturn(call, 'v', [new Variant('u', version)])),
  }
  connection.addMethodHandler((call: dbus.Message) => {
    const isOurs = call.path?.startsWith(ROOT) === true
    const isGet = call.member === 'Get' && (call.body[0] as string) === BACKGROUND
    if (!isOurs || !(isGet || call.interface === BACKGROUND || call.interface === REQUEST)) return false
    members[call.member!]?.(call)
    return members[call.member!] !== undefined
  })
  await connection.requestName(NAME, 0)
  return {
    requests,
    closed,
    statuses,
    answer: (next) => {
      mode = next
    },
  }
}
