/** An icon for devices that install the web client. */
export interface AppIcon {
  src: `/${string}`
  /** As in a web app manifest: `192x192`, or `any` for a vector image. */
  sizes: string
  type: 'image/png' | 'image/svg+xml'
  /** Devices crop a maskable icon to their own shape. */
  purpose: 'any' | 'maskable'
}

const png = (size: number, purpose: AppIcon['purpose']): AppIcon => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The icons of the manifest. The build of the web client renders the PNGs. */
export const APP_ICONS: readonly AppIcon[] = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  png(192, 'any'),
  png(512, 'any'),
  png(192, 'maskable'),
  png(512, 'maskable'),
]

/** The icon of an Apple home screen, which is referenced in the page instead of the manifest. */
export const APPLE_ICON: AppIcon = { ...png(180, 'maskable'), src: '/icons/apple-touch-icon.png' }
