/** Name, title and line of the tool. */
export const texts = {
  'Read an ID before you print it': 'छापने से पहले ID देख लें',
};
