/** The pages of the simulation's builds: few, since each costs every schedule time. */
export const routes = [{ path: '/' }, { path: '/contact' }, { path: '/services' }];
