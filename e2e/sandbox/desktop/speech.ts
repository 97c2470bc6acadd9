import type { Message } from 'dbus-next'
import type { AccessibilityBus, Reference } from './accessible.ts'
import { describeElement, groupOf, textOf } from './description.ts'

const REGISTRY: Reference = ['org.a11y.atspi.Registry', '/org/a11y/atspi/registry']
const BUS: Reference = ['org.freedesktop.DBus', '/org/freedesktop/DBus']
const EVENTS = 'org.a11y.atspi.Event.Object'
/** What programs only report when it is asked for. */
const ASKED_FOR = ['object:state-changed', 'object:text-changed', 'object:children-changed']
/** Stands for an element within a text. */
const ELEMENT_CHARACTER = '\u{FFFC}'

type Body = [detail: string, isOn: number, length: number, subject: { value: unknown }]

/**
 * Listens as a screen reader does. Returns what it says, in order: each element that gets the focus, with its group when
 * that is another one, each change of the focused box, and each change of a live region.
 */
export async function startSpeech(a11y: AccessibilityBus): Promise<readonly string[]> {
  const said: string[] = []
  let focused = ''
  let group = ''
  const say = (words: string) => {
    const spoken = words.replaceAll(ELEMENT_CHARACTER, ' ').trim()
    // A new text in a live region is reported as a text and as a child.
    if (spoken !== '' && said.at(-1) !== spoken) said.push(spoken)
  }
  const focus = async (element: Reference) => {
    focused = element.join('')
    const now = await groupOf(a11y, element)
    if (now !== group) say(now)
    group = now
    say(await describeElement(a11y, element))
  }
  const hear = async ({ member, sender, path, body }: Message) => {
    const [detail, isOn, , subject] = body as Body
    const source: Reference = [sender!, path!]
    if (member === 'StateChanged') {
      if (detail === 'focused' && isOn === 1) await focus(source)
      else if (detail === 'checked' && source.join('') === focused)
        say(isOn === 1 ? 'checked' : 'not checked')
    } else if (/^(insert|add)/.test(detail) && (await isLive(a11y, source)))
      say(
        member === 'TextChanged' ? (subject.value as string) : await textOf(a11y, subject.value as Reference),
      )
  }
  let last = Promise.resolve()
  a11y.onMessage((message) => {
    // One after the other, as one hears it. An element may have vanished meanwhile.
    if (message.interface === EVENTS) last = last.then(() => hear(message)).catch(() => undefined)
  })
  await a11y.ask(BUS, BUS[0], 'AddMatch', 's', [`type='signal',interface='${EVENTS}'`])
  for (const event of ASKED_FOR) await a11y.ask(REGISTRY, REGISTRY[0], 'RegisterEvent', 's', [event])
  return said
}

/** Whether changes in an element are to be said. */
async function isLive(a11y: AccessibilityBus, element: Reference) {
  const live = (await a11y.attributesOf(element))['container-live']
  return live === 'polite' || live === 'assertive'
}
