import './app.css'
import { startClient } from '@fanfare/ui-kit/app/start-client.tsx'
import { webShell } from './web-shell.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root')
await startClient(root, webShell)
