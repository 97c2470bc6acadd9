import { browserStorage } from '@fanfare/ui-kit/platform/browser/browser-storage.ts'
import { preferredLanguage } from '@fanfare/ui-kit/platform/preferences/language-preference.ts'
import { isServerThere, waitForServer } from './wait-for-server.ts'

const language = preferredLanguage(browserStorage, navigator.languages)
const main = document.querySelector<HTMLElement>(`main[lang=${language}]`)!
for (const other of document.querySelectorAll(`main:not([lang=${language}])`)) other.remove()
const message = main.querySelector('output')!

document.documentElement.lang = language
document.title = `${main.querySelector('h1')!.textContent} · Fanfare`
main.hidden = false

main.querySelector('button')!.addEventListener('click', async () => {
  message.textContent = ''
  if (await isServerThere()) location.reload()
  else message.textContent = message.dataset.still!
})

await waitForServer()
location.reload()
