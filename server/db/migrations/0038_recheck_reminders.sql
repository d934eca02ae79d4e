-- Every child is checked once for the reminders that are new; what was due more than a week ago is not sent.
UPDATE "profiles" SET "windows_check_on" = '00000000' WHERE "windows_check_on" <> '00000000';
