import dbus from 'dbus-next'
import type { Bus } from './bus.ts'

/** A menu entry, as a panel shows it. */
export interface MenuEntry {
  id: number
  label: string
  enabled: boolean
  entries: MenuEntry[]
}

export interface Menu {
  read: () => Promise<MenuEntry[]>
  /** Clicks the entry with this label, or with this path of labels in a submenu. Throws if it is disabled. */
  click: (...labels: string[]) => Promise<void>
}

type Node = [id: number, properties: Record<string, { value: unknown }>, children: Array<{ value: Node }>]

/** The menu of a tray item over `com.canonical.dbusmenu`. */
export function openMenu(bus: Bus, service: string, path: string): Menu {
  const menu = { service, path, interface: 'com.canonical.dbusmenu' }
  const read = async () => {
    // Electron returns an error for the root, which panels ignore as well.
    await bus.call(menu, 'AboutToShow', 'i', [0]).catch(() => undefined)
    const [, root] = await bus.call(menu, 'GetLayout', 'iias', [0, -1, []])
    return entriesOf(root as Node)
  }
  return {
    read,
    click: async (...labels) => {
      const entry = find(await read(), labels)
      const event = [entry.id, 'clicked', new dbus.Variant('i', 0), 0]
      await bus.call(menu, 'Event', 'isvu', event)
    },
  }
}

function find(entries: MenuEntry[], [label, ...more]: string[]): MenuEntry {
  const entry = entries.find((each) => each.label === label)
  const seen = entries.map((each) => each.label).join(' | ')
  if (entry === undefined) throw new Error(`The menu has no “${label}”, but: ${seen}`)
  if (!entry.enabled) throw new Error(`“${label}” cannot be clicked`)
  return more.length === 0 ? entry : find(entry.entries, more)
}

// A single underscore marks an access key, a doubled one is literal.
function entriesOf([, , children]: Node): MenuEntry[] {
  return children.map(({ value: node }) => {
    const [id, { label, enabled }] = node
    return {
      id,
      label: String(label?.value ?? '').replaceAll('__', '_'),
      enabled: enabled?.value !== false,
      entries: entriesOf(node),
    }
  })
}
