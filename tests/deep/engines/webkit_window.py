#!/usr/bin/python3
"""A phone-sized WebKitGTK window that WebKitWebDriver drives. Unlike WebKit's own MiniBrowser it can keep a
profile, and it prints what pages write to the console.

Environment: PROFILE_FOLDER (empty: a private session), DOWNLOAD_FOLDER, and REFUSE_STORAGE (set: no site may
store anything).
"""
import os
import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = 390, 844
# Off in this build, on in Safari.
FEATURES = {'StorageAPI', 'StorageAPIEstimate', 'FileSystem'}
# What sites store things with.
STORAGE = {'IndexedDBAPI', 'LocalStorage', 'ServiceWorkers'}

profile = os.environ.get('PROFILE_FOLDER', '')
downloads = os.environ['DOWNLOAD_FOLDER']
if profile:
    data = WebKit2.WebsiteDataManager(
        base_data_directory=profile + '/data', base_cache_directory=profile + '/cache')
else:
    data = WebKit2.WebsiteDataManager.new_ephemeral()
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
known = WebKit2.Settings.get_all_features()
for feature in (known.get(i) for i in range(known.get_length())):
    if feature.get_identifier() in FEATURES:
        settings.set_feature_enabled(feature, True)
    if feature.get_identifier() in STORAGE and os.environ.get('REFUSE_STORAGE'):
        settings.set_feature_enabled(feature, False)


def open_view(session):
    view = WebKit2.WebView(
        settings=settings, web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False, default_width=WIDTH, default_height=HEIGHT)
    window.add(view)
    view.connect('close', lambda _view: window.destroy())
    window.show_all()
    view.grab_focus()
    return view


def automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('WebKitGTK')
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', open_view)


def download_started(_context, download):
    def decide(item, name):
        item.set_destination('file://' + downloads + '/' + name)
        return True
    download.connect('decide-destination', decide)


context.connect('automation-started', automation_started)
context.connect('download-started', download_started)
Gtk.main()
