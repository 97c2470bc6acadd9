import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import {
  CALL_NAMES,
  MESSAGE_NAMES,
  type DesktopBridge,
  type MessageName,
  type Messages,
} from '../shared/ipc-contract.ts'

const assertKnown = (names: readonly string[], name: string) => {
  if (!names.includes(name)) throw new Error(`The bridge has no ${name}`)
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
    assertKnown(CALL_NAMES, name)
    return ipcRenderer.invoke(name, ...args)
  },
  on: <Name extends MessageName>(name: Name, listener: (message: Messages[Name]) => void) => {
    assertKnown(MESSAGE_NAMES, name)
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
