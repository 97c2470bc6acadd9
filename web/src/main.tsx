import './app.css'
import { createRoot } from 'react-dom/client'
import { createApp } from '@fanfare/ui-kit/app/create-app.tsx'
import { webPlatform } from './platform/web-platform.ts'
import { webRoutes } from './routes.tsx'
import { webTexts } from './texts.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(await createApp({ platform: webPlatform, routes: webRoutes, texts: webTexts }))
