/** A file that is dropped where nothing takes it would open in place of the page, with what was typed into it. */
export function refuseFiles(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}
