import '../tray/empty.ts'
