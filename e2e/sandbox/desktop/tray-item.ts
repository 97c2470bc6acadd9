import type { Bus } from './bus.ts'
import { openMenu, type Menu } from './menu.ts'

type Pixmap = [width: number, height: number, argb: Buffer]

/** A tray item, as a panel sees it. */
export interface TrayItem {
  tooltip: () => Promise<string>
  /** The pixels of the icon, for comparison. */
  picture: () => Promise<string>
  /** Left-clicks the item. */
  activate: () => Promise<void>
  menu: Menu
}

/** Finds the item a process has registered. */
export async function findItem(bus: Bus, names: readonly string[], pid: number): Promise<TrayItem> {
  for (const name of names) {
    const [service] = split(name)
    if ((await bus.ownerOf(service)) === pid) return openNamed(bus, name)
  }
  throw new Error(`Process ${pid} has no item in the tray`)
}

/** Opens a registered item by its name. */
export const openNamed = (bus: Bus, name: string) => openItem(bus, ...split(name))

/** Versions of Electron name their items by connection, by name, or `name/path`. */
function split(name: string): [service: string, path: string] {
  const cut = name.includes('/') ? name.indexOf('/') : name.length
  return [name.slice(0, cut), name.slice(cut) || '/StatusNotifierItem']
}

async function openItem(bus: Bus, service: string, path: string): Promise<TrayItem> {
  const item = { service, path, interface: 'org.kde.StatusNotifierItem' }
  const menu = await bus.property<string>(item, 'Menu')
  return {
    tooltip: async () => {
      const [, , title] = await bus.property<[string, unknown, string, string]>(item, 'ToolTip')
      return title
    },
    picture: async () => {
      const pixmaps = await bus.property<Pixmap[]>(item, 'IconPixmap')
      return pixmaps
        .map(([width, height, argb]) => `${width}x${height}:${Buffer.from(argb).toString('base64')}`)
        .join()
    },
    activate: async () => void (await bus.call(item, 'Activate', 'ii', [0, 0])),
    menu: openMenu(bus, service, menu),
  }
}
