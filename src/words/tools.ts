// What several tools say.

export const nothingLeaves = 'Nothing leaves this device.';
export const verifying = 'Verifying...';
export const notChecked = 'No government database was checked.';
export const numberItself = 'What the number itself says';
export const noResult = 'No result yet';
