import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import {
  CALLS,
  MESSAGES,
  type DesktopBridge,
  type MessageName,
  type Messages,
} from '../shared/ipc-contract.ts'

const assertKnown = (known: object, name: string) => {
  if (!Object.hasOwn(known, name)) throw new Error(`The bridge has no ${name}`)
}

// A navigation that arrives before the screens subscribe is kept for them.
const NAVIGATE = 'window:navigate'
let pendingPath: string | null = null
ipcRenderer.on(NAVIGATE, (_event, path: string) => {
  if (ipcRenderer.listenerCount(NAVIGATE) === 1) pendingPath = path
})

const bridge: DesktopBridge = {
  platform: process.platform,
  call: (name, ...args) => {
    assertKnown(CALLS, name)
    return ipcRenderer.invoke(name, ...args)
  },
  on: <Name extends MessageName>(name: Name, listener: (message: Messages[Name]) => void) => {
    assertKnown(MESSAGES, name)
    const onMessage = (_event: IpcRendererEvent, message: Messages[Name]) => listener(message)
    ipcRenderer.on(name, onMessage)
    if (name === NAVIGATE && pendingPath !== null) {
      listener(pendingPath as Messages[Name])
      pendingPath = null
    }
    return () => void ipcRenderer.removeListener(name, onMessage)
  },
}

contextBridge.exposeInMainWorld('desktop', bridge)
