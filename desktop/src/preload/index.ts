import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import {
  CALL_NAMES,
  MESSAGE_NAMES,
  type DesktopBridge,
  type MessageName,
  type Messages,
} from '../shared/ipc-contract.ts'

const known = (names: readonly string[], name: string) => {
  if (!names.includes(name)) throw new Error(`The bridge has no ${name}`)
}

// A page is there before its screens are. Where main has sent it meanwhile waits for them here.
const GO = 'window:go'
let unheard: string | null = null
ipcRenderer.on(GO, (_event, path: string) => {
  if (ipcRenderer.listenerCount(GO) === 1) unheard = path
})

const bridge: DesktopBridge = {
  platform: process.platform,
  call: (name, ...args) => {
    known(CALL_NAMES, name)
    return ipcRenderer.invoke(name, ...args)
  },
  on: <Name extends MessageName>(name: Name, hear: (message: Messages[Name]) => void) => {
    known(MESSAGE_NAMES, name)
    const listener = (_event: IpcRendererEvent, message: Messages[Name]) => hear(message)
    ipcRenderer.on(name, listener)
    if (name === GO && unheard !== null) {
      hear(unheard as Messages[Name])
      unheard = null
    }
    return () => void ipcRenderer.removeListener(name, listener)
  },
}

contextBridge.exposeInMainWorld('desktop', bridge)
