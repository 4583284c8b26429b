# Matches in the page, without a server

local-chip = on this page only
local-title = Three football games, no server needed.
local-text = Rules and opponents run in this page. Nothing you do leaves it.
local-fetching = Fetching rules and opponents, once
local-size = { $loaded } of { $whole } MB
local-starting = Starting …
local-ready = Ready to play.
local-failed = This browser could not start the rules and opponents: it is too old, short of memory, or has no connection for the first visit.
local-computer = Against { $name }
local-device = Two on this device
local-kept = Kept in this browser
