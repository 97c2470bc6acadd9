import './app.css'
import { startClient } from '@fanfare/ui-kit/app/start-client.tsx'
import { webShell } from './web-shell.ts'

await startClient(document.querySelector<HTMLElement>('#root')!, webShell)
