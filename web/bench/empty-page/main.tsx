import { createRoot } from 'react-dom/client'

const root = createRoot(document.querySelector('#root')!)
/** What the page asks for before it shows its content. */
const request = new URLSearchParams(location.search).get('request')
if (request !== null) await (await fetch(request)).text()
root.render(<h1>Hello</h1>)
