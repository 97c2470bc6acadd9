import './app.css'
import { createRoot } from 'react-dom/client'
import { createApp } from '@fanfare/ui-kit/app/create-app.tsx'
import { BesideScreens } from './beside/beside-screens.tsx'
import { DESKTOP_PLACES } from './computer/desktop-places.tsx'
import { desktopPlatform } from './platform/desktop-platform.ts'
import { desktopRoutes } from './routes.tsx'
import { OfflineScreen } from './screens/offline-screen.tsx'
import { followMain } from './state/desktop-store.ts'
import { desktopTexts } from './texts.ts'

const place = document.querySelector('#root')
if (place === null) throw new Error('index.html has no #root')
await followMain()
createRoot(place).render(
  await createApp({
    platform: desktopPlatform,
    routes: desktopRoutes,
    texts: desktopTexts,
    places: DESKTOP_PLACES,
    offline: OfflineScreen,
    beside: BesideScreens,
  }),
)
