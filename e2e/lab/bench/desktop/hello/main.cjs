// The smallest Electron program: one window with one word.
const { app, BrowserWindow } = require('electron')

void app.whenReady().then(() => {
  const window = new BrowserWindow({ title: 'Hello', width: 1120, height: 780, show: false })
  window.once('ready-to-show', () => window.show())
  return window.loadURL('data:text/html,<title>Hello</title><h1>Hello</h1>')
})
