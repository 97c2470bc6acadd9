import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron'
import type { MessageName, Messages } from '../../shared/ipc-contract.ts'
import { isOwnAddress } from '../protocol/origin.ts'
import { answer, CALL_NAMES, type Answers } from './calls.ts'

/** Answers the windows' calls: only pages of our own, and only their outermost frame. */
export function listenToWindows(answers: Answers): void {
  for (const name of CALL_NAMES) {
    ipcMain.handle(name, (event, ...args: unknown[]) => {
      if (!isOurs(event)) throw new Error('This page may not ask')
      return answer(answers, name, args)
    })
  }
}

function isOurs({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  if (senderFrame === null || senderFrame !== sender.mainFrame) return false
  return isOwnAddress(senderFrame.url) || isDevelopment(senderFrame.url)
}

function isDevelopment(url: string): boolean {
  const bundler = process.env['ELECTRON_RENDERER_URL']
  return bundler !== undefined && url.startsWith(`${bundler}/`)
}

/** Tells every open window. */
export function tellWindows<Name extends MessageName>(name: Name, message: Messages[Name]): void {
  for (const window of BrowserWindow.getAllWindows()) tellWindow(window, name, message)
}

/** Tells one window. */
export function tellWindow<Name extends MessageName>(
  window: BrowserWindow,
  name: Name,
  message: Messages[Name],
): void {
  if (!window.isDestroyed()) window.webContents.send(name, message)
}
