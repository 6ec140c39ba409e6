/** The state of a worker once its installation is over, in whichever tab it began: `redundant` where it failed. */
export const installationEnd = (worker: ServiceWorker): Promise<ServiceWorkerState> =>
  new Promise((done) => {
    const look = () => worker.state !== 'installing' && done(worker.state);
    worker.addEventListener('statechange', look);
    look();
  });
