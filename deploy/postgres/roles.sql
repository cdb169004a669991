-- The roles and databases of an installation, made once by a superuser. psql -v gives the passwords:
-- an owner of the tables for migrations, who may create neither roles nor databases; a login for the processes, which owns
-- nothing and has the application's rights alone; and Temporal's own, with its two databases.
create role merchant_payments_owner login password :'owner_password';
create role merchant_payments_login login password :'login_password';
create role merchant_payments_app nologin;
create role temporal login password :'temporal_password';
grant merchant_payments_app to merchant_payments_owner with admin option;
grant merchant_payments_app to merchant_payments_login;
create database merchant_payments owner merchant_payments_owner;
revoke all on database merchant_payments from public;
grant connect on database merchant_payments to merchant_payments_login;
create database temporal owner temporal;
revoke all on database temporal from public;
create database temporal_visibility owner temporal;
revoke all on database temporal_visibility from public;
