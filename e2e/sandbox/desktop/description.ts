import { hasState, type AccessibilityBus, type Reference } from './accessible.ts'

/** The roles whose state is part of what is said. */
const BOXES = new Set(['check box', 'radio button'])
/** What ends the search for the group of an element. */
const PAGES = new Set(['document web', 'frame', 'application'])
const GROUPS = new Set(['panel', 'grouping'])

/** Role, name, state and position of an element: `check box Quiet hours, not checked`, `list item Bravo, 2 of 3`. */
export async function describeElement(a11y: AccessibilityBus, element: Reference): Promise<string> {
  const [role, name, attributes, states] = await Promise.all([
    a11y.roleOf(element),
    a11y.nameOf(element),
    a11y.attributesOf(element),
    a11y.statesOf(element),
  ])
  const { posinset, setsize } = attributes
  const parts = [
    `${role} ${name}`,
    ...(BOXES.has(role) ? [hasState(states, 'checked') ? 'checked' : 'not checked'] : []),
    ...(posinset === undefined ? [] : [`${posinset} of ${setsize}`]),
  ]
  return parts.join(', ')
}

/** The name of the group an element is in; empty without one. */
export async function groupOf(a11y: AccessibilityBus, element: Reference): Promise<string> {
  let at = await a11y.parentOf(element)
  for (let role = await a11y.roleOf(at); !PAGES.has(role); role = await a11y.roleOf(at)) {
    const name = GROUPS.has(role) ? await a11y.nameOf(at) : ''
    if (name !== '') return name
    at = await a11y.parentOf(at)
  }
  return ''
}

export async function textOf(a11y: AccessibilityBus, element: Reference): Promise<string> {
  const [text] = await a11y.ask(element, 'org.a11y.atspi.Text', 'GetText', 'ii', [0, -1])
  return text as string
}
