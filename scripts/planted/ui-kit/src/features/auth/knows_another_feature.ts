export { screen } from '../posts/screen.ts'
