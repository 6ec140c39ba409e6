export function registerWorker(): void {}
