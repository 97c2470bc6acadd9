import './app.css'
import { createRoot } from 'react-dom/client'
import { createApp } from '@fanfare/ui-kit/app/create-app.tsx'
import { WindowSync } from './shell/window-sync.tsx'
import { CLIENT_PARTS } from './shell/client-parts.tsx'
import { desktopPlatform } from './platform/desktop-platform.ts'
import { desktopRoutes } from './routes.tsx'
import { OfflineScreen } from './offline/screens/offline-screen.tsx'
import { syncAppearance } from './platform/sync-appearance.ts'
import { connectToMain } from './desktop-store.ts'
import { desktopTexts } from './texts.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root')
await connectToMain()
syncAppearance()
const { app } = await createApp({
  platform: desktopPlatform,
  routes: desktopRoutes,
  texts: async () => desktopTexts,
  parts: CLIENT_PARTS,
  offline: OfflineScreen,
  effects: WindowSync,
})
createRoot(root).render(app)
